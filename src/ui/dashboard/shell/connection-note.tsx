import { isLost } from '../../api/connection.js';
import { Icon } from '../../kit/icons.js';

/** Says that nobody answers; it goes by itself when somebody does. */
export function ConnectionNote() {
  return (
    <div role="status" aria-live="assertive" data-testid="connection">
      {isLost.value && (
        <div class="note warn">
          <Icon name="alert" />
          <p>
            <strong>The sandbox does not answer.</strong> What you see may be old. Start it again with{' '}
            <code>npm start</code>; this page tries again by itself and then goes on.
          </p>
        </div>
      )}
    </div>
  );
}
