/** The states of what this API is about, and which of them the reader's calls have reached. */
import { useRead } from '../api/use-data.js';
import { STATE_MAPS, StateDiagram } from '../kit/state-diagram.js';
import { Article } from './frames.js';

export function States() {
  const { value } = useRead('/coverage', ['request', 'event']);
  const reached = (kind: string) =>
    value && new Set(value.states.filter((each) => each.resource === kind && each.reached).map(({ state }) => state));
  return (
    <Article title="States">
      <p class="lead">
        What leads to what. The fields say less: a payment request is <code>pending</code> from its first phase until it
        is paid, expired or failed.{value && ' What your calls have reached is lit.'}
      </p>
      {Object.entries(STATE_MAPS).map(([kind, { title }]) => (
        <section key={kind}>
          <h2>{title}</h2>
          <StateDiagram kind={kind} reached={reached(kind)} />
        </section>
      ))}
    </Article>
  );
}
