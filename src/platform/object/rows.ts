/**
 * The files of a merchant in the SQLite of its object (../page/disk.ts): each is a table of pieces, whose bytes follow each other. What
 * is written at once is kept at once, or not at all, and nothing leaves the object before it is kept.
 */
import { Disk, type Handle } from '../page/disk.js';

type Value = string | number | ArrayBuffer | Uint8Array | null;

/** The SQLite of an object, as far as it is used. */
export interface Sql {
  exec(query: string, ...values: Value[]): Iterable<Record<string, Value>>;
}

/** A row of an object holds two megabytes at most. */
const MOST_BYTES = 1024 * 1024;

/** A file as the rows of a table, each under the place of its first byte. */
class Rows implements Handle {
  private size: number;
  private isThere: boolean;

  constructor(
    private readonly sql: Sql,
    private readonly table: string,
  ) {
    this.isThere = [...sql.exec('SELECT 1 AS found FROM sqlite_master WHERE name = ?', table)].length > 0;
    this.size = this.isThere ? this.end() : 0;
  }

  private end(): number {
    const [last] = this.sql.exec(`SELECT at + length(bytes) AS size FROM ${this.table} ORDER BY at DESC LIMIT 1`);
    return Number(last?.size ?? 0);
  }

  getSize(): number {
    return this.size;
  }

  read(into: Uint8Array, { at }: { at: number }): number {
    if (!this.isThere) return 0;
    let end = 0;
    for (const row of this.sql.exec(`SELECT at, bytes FROM ${this.table} ORDER BY at`)) {
      const from = Number(row.at) - at;
      const bytes = new Uint8Array(row.bytes as ArrayBuffer).subarray(Math.max(-from, 0));
      const to = Math.max(from, 0);
      into.set(bytes.subarray(0, Math.max(into.length - to, 0)), Math.min(to, into.length));
      end = Math.min(to + bytes.length, into.length);
    }
    return end;
  }

  /** A file grows at its end, and is written over from its beginning: nobody writes into the middle of a piece. */
  write(bytes: Uint8Array, { at }: { at: number }): number {
    if (!this.isThere) {
      this.sql.exec(`CREATE TABLE ${this.table} (at INTEGER PRIMARY KEY, bytes BLOB NOT NULL)`);
      this.isThere = true;
    }
    if (at < this.size) this.truncate(at);
    const insert = `INSERT INTO ${this.table} (at, bytes) VALUES (?, ?)`;
    for (let from = 0; from < bytes.length; from += MOST_BYTES) {
      const piece = bytes.slice(from, from + MOST_BYTES);
      this.sql.exec(insert, at + from, piece);
      this.size = at + from + piece.length;
    }
    return bytes.length;
  }

  truncate(size: number): void {
    if (!this.isThere || size >= this.size) return;
    this.sql.exec(`DELETE FROM ${this.table} WHERE at >= ?`, size);
    this.sql.exec(`UPDATE ${this.table} SET bytes = substr(bytes, 1, ? - at) WHERE at + length(bytes) > ?`, size, size);
    this.size = size;
  }

  /** Whoever answers waits for the disk by itself. */
  flush(): void {}

  close(): void {}
}

/** The files of a merchant. Nothing is written before somebody writes. */
export const openRows = (sql: Sql): Disk =>
  new Disk([new Rows(sql, 'data_0'), new Rows(sql, 'data_1')], new Rows(sql, 'which'), new Rows(sql, 'damaged'));
