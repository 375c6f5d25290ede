/** Tables: one link per row, numbers under each other, and a list of cards where there is little room. */
import type { ComponentChildren } from 'preact';

/** A column. */
export interface Column<Row> {
  title: string;
  cell: (row: Row) => ComponentChildren;
  /** Numbers stand to the right, under each other. */
  numeric?: boolean;
  /** Left out where there is little room. */
  minor?: boolean;
}

interface TableProps<Row> {
  /** What it lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Its id, unless it is called otherwise. */
  keyOf?: (row: Row) => string;
  /** Where a row leads to; its first cell is the link, and the whole row can be clicked. */
  hrefOf?: (row: Row) => string;
  testId?: string;
  /** Whether rows can be chosen. */
  choice?: Choice | undefined;
  /** Where there is little room a row becomes lines of two cells. */
  fold?: boolean;
}

export const idOf = (row: unknown): string => (row as { id: string }).id;

const classOf = ({ numeric, minor }: { numeric?: boolean; minor?: boolean }): string =>
  [numeric ? 'numeric' : '', minor ? 'minor' : ''].filter(Boolean).join(' ');

/** Boxes before the rows, and one for all of them. */
interface Choice {
  chosen: ReadonlySet<string>;
  choose: (keys: readonly string[], on: boolean) => void;
}

function ChoiceBox({ label, keys, choice }: { label: string; keys: readonly string[]; choice: Choice }) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={keys.length > 0 && keys.every((key) => choice.chosen.has(key))}
      onChange={({ currentTarget }) => choice.choose(keys, currentTarget.checked)}
    />
  );
}

export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, keyOf = idOf, hrefOf, testId, choice, fold } = props;
  return (
    <div class="table-frame">
      <table class={fold ? 'fold' : undefined} data-testid={testId}>
        <caption class="unseen">{caption}</caption>
        <thead>
          <tr>
            {choice && (
              <th scope="col" class="choice">
                <ChoiceBox label="Choose all of this page" keys={rows.map(keyOf)} choice={choice} />
              </th>
            )}
            {columns.map((column) => (
              <th key={column.title} scope="col" class={classOf(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} class={hrefOf === undefined ? undefined : 'linked'}>
              {choice && (
                <td class="choice">
                  <ChoiceBox label={`Choose ${keyOf(row)}`} keys={[keyOf(row)]} choice={choice} />
                </td>
              )}
              {columns.map((column, i) => (
                <td key={column.title} class={classOf(column)}>
                  {i === 0 && hrefOf !== undefined ? (
                    <a class="row-link" href={hrefOf(row)}>
                      {column.cell(row)}
                    </a>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
