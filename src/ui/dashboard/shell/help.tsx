import { Dialog } from '../../kit/dialog.js';
import { SCREENS } from '../screens.js';

const GENERAL: readonly (readonly [keys: string, does: string])[] = [
  ['Ctrl K', 'Search records, commands and screens'],
  ['/', 'Search the list'],
  ['j', 'Go to the next row of a list; k to the one before'],
  ['Enter', 'Open the row'],
  ['x', 'Choose the row'],
  ['?', 'Show this list'],
  ['Esc', 'Close what is open'],
  ['t', 'Change the theme'],
  ['Tab', 'Go to the next control; Shift Tab to the one before'],
];

/** Every shortcut, made from the table of screens. */
export function Help({ onClose }: { onClose: () => void }) {
  const screens = SCREENS.flatMap(({ key, title }) =>
    key === undefined ? [] : [[`g ${key}`, `Go to ${title}`] as const],
  );
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose} testId="help">
      <table class="shortcuts">
        <caption class="unseen">Keys and what they do</caption>
        <thead class="unseen">
          <tr>
            <th scope="col">Keys</th>
            <th scope="col">Does</th>
          </tr>
        </thead>
        <tbody>
          {[...GENERAL, ...screens].map(([keys, does]) => (
            <tr key={keys}>
              <th scope="row">
                {keys.split(' ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
