/** Who may make a merchant: these objects, which share the addresses, count those of an hour, and remember which proofs were used. */
import { DurableObject, env } from 'cloudflare:workers';
import { issueOf } from './bounds.js';
import { challengeOf, endOf } from './proof.js';
import type { Admission, GateStub } from './runtime.js';

// Whoever has started it need not call it to learn that.
const issue = issueOf(env);
if (issue !== undefined) console.error(issue);

const HOUR_MS = 3_600_000;

export class Gate extends DurableObject implements GateStub {
  /** Counts a merchant that somebody is about to make. */
  async admit(who: string, proof: string, per_hour: number): Promise<Admission> {
    const { sql } = this.ctx.storage;
    const now_ms = Date.now();
    const challenge = challengeOf(proof);
    sql.exec('CREATE TABLE IF NOT EXISTS counted (proof TEXT PRIMARY KEY, who TEXT NOT NULL, at_ms INTEGER NOT NULL)');
    sql.exec('DELETE FROM counted WHERE at_ms <= ?', now_ms - HOUR_MS);
    const [used] = sql.exec('SELECT 1 AS found FROM counted WHERE proof = ?', challenge);
    if (used !== undefined || endOf(proof) < now_ms) return null;
    const made = [...sql.exec('SELECT at_ms FROM counted WHERE who = ? ORDER BY at_ms', who)];
    if (made.length >= per_hour) return Number(made[0]?.at_ms ?? now_ms) + HOUR_MS - now_ms;
    sql.exec('INSERT INTO counted (proof, who, at_ms) VALUES (?, ?, ?)', challenge, who, now_ms);
    await this.ctx.storage.setAlarm(now_ms + HOUR_MS);
    return 0;
  }

  async forgive(proof: string): Promise<void> {
    this.ctx.storage.sql.exec("UPDATE counted SET who = 'nobody' WHERE proof = ?", challengeOf(proof));
  }

  /** An hour after the last one nothing is left to be remembered. */
  async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
