/** The way of a record as steps: what it has been, what it is, and what can be done to bring the next about. */
import type { ComponentChildren } from 'preact';
import { Sign } from './signs.js';
import type { Tone } from './values.js';

/** Where a step lies: behind, here, next, or out of reach. */
type Place = 'done' | 'now' | 'can' | 'off';

export interface Step {
  name: string;
  place: Place;
  /** When it was, or what it takes. */
  note?: ComponentChildren;
  /** The sign of where the record is. */
  tone?: Tone;
  /** What brings it about. */
  actions?: ComponentChildren;
}

function Node({ place, tone = 'info' }: Pick<Step, 'place' | 'tone'>) {
  if (place === 'done' || place === 'now') return <Sign tone={place === 'done' ? 'good' : tone} />;
  return (
    <svg class={`sign ${place}`} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
      <circle cx="7" cy="7" r="5.5" />
    </svg>
  );
}

const WORDS: Readonly<Record<Place, string>> = { done: 'done', now: 'now', can: 'possible', off: 'not possible yet' };

export function Stepper({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol class="stepper" aria-label={label}>
      {steps.map(({ name, place, note, tone, actions }, i) => (
        // By its place: a step gets another name when it is reached, and what is open in it stays open.
        <li key={i} class={place} aria-current={place === 'now' ? 'step' : undefined}>
          <Node place={place} tone={tone} />
          <strong>
            {name}
            <span class="unseen">, {WORDS[place]}</span>
          </strong>
          <small>{note}</small>
          {actions && <div class="group">{actions}</div>}
        </li>
      ))}
    </ol>
  );
}
