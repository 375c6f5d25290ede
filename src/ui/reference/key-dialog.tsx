/** Where the reader says whose calls the page makes: by a key, or on loopback by having one made. */
import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { send } from '../api/control.js';
import { choose, chosen, facts, isSendable, keyAsked } from '../api/merchant.js';
import { useAction } from '../api/use-data.js';
import { Button, submitting } from '../kit/button.js';
import { Dialog } from '../kit/dialog.js';
import { KeyField, TextField } from '../kit/field.js';
import { Failure } from '../kit/state.js';
import { say } from '../kit/toasts.js';
import { addKeys, adoptKeys, type Keys, keys } from './keys.js';
import { KeyFacts, OwnSandbox, Ready } from './own-sandbox.js';

/** Whether the reader enters a key. */
export const keyDialog = signal(false);
/** Whether the reader gets a sandbox of their own. */
export const sandboxDialog = signal(false);

export function Dialogs() {
  if (sandboxDialog.value) return <SandboxDialog />;
  return keyDialog.value ? <KeyDialog /> : null;
}

const closeKeys = (): void => {
  keyDialog.value = false;
};

function KeyDialog() {
  const known = keys.value;
  return (
    <Dialog title="Your key" onClose={closeKeys} testId="key-dialog">
      {known.api_key === '' ? (
        <p class="soft">No key is known yet for the merchant that is shown.</p>
      ) : (
        <KeyFacts of={known} />
      )}
      <KeyForm known={known} />
    </Dialog>
  );
}

function KeyForm({ known }: { known: Keys }) {
  const [typed, setTyped] = useState<Keys>({ api_key: '', public_key: known.public_key, secret_key: known.secret_key });
  const field = (name: 'api_key' | 'public_key' | 'secret_key') => ({
    value: typed[name],
    onInput: (value: string) => setTyped({ ...typed, [name]: value.trim() }),
  });
  const submit = (): void => {
    const { api_key, public_key, secret_key } = typed;
    const same = api_key === '' || api_key === known.api_key;
    if ((same && known.api_key === '' && public_key === '') || !isSendable(api_key)) return;
    // Without another API key the merchant stays, and only what signs its calls is added.
    if (same) addKeys({ ...known, public_key, secret_key });
    else adoptKeys({ api_key, public_key, secret_key });
    say('The page calls with this key now.');
    closeKeys();
  };
  return (
    <form class="key-form" onSubmit={submitting(submit)} data-testid="key-form">
      <KeyField {...field('api_key')} />
      <details class="folded">
        <summary>For signed requests</summary>
        <TextField label="Public key" {...field('public_key')} />
        <TextField label="Secret key" type="password" {...field('secret_key')} />
      </details>
      <div class="actions">
        <MakeKey />
        {facts.loopback && chosen.value.by !== 'default' && (
          <Button
            onClick={() => {
              choose({ by: 'default' });
              closeKeys();
            }}
          >
            The merchant default
          </Button>
        )}
        {facts.public === true && (
          <Button
            onClick={() => {
              closeKeys();
              sandboxDialog.value = true;
            }}
          >
            Get my own sandbox
          </Button>
        )}
        <Button tone="primary" type="submit">
          Use this key
        </Button>
      </div>
    </form>
  );
}

/** On loopback nobody needs a key to make one. */
function MakeKey() {
  const action = useAction(async () => {
    const { api_key, public_key, secret_key } = await send('post', '/keys', { body: { label: 'API reference' } });
    addKeys({ api_key, public_key, secret_key });
    say('A key was made for this merchant. The page calls with it now.');
  });
  if (!facts.loopback || chosen.value.by === 'key' || keyAsked.value !== null) return null;
  return (
    <>
      {action.failure && <Failure error={action.failure} />}
      <Button busy={action.busy} onClick={() => void action.run()}>
        Make a key
      </Button>
    </>
  );
}

function SandboxDialog() {
  const [before] = useState(() => keys.peek().api_key);
  const made = keys.value.api_key !== '' && keys.value.api_key !== before;
  return (
    <Dialog
      title="A sandbox of your own"
      onClose={() => {
        sandboxDialog.value = false;
      }}
      testId="sandbox-dialog"
    >
      {made ? <Ready /> : <OwnSandbox />}
    </Dialog>
  );
}
