/** Asked for where the merchant is not known: none was chosen, it was deleted, or its key was revoked. */
import { useState } from 'preact/hooks';
import { choose, facts, isSendable } from '../../api/merchant.js';
import { Button, LinkButton, submitting } from '../../kit/button.js';
import { KeyField } from '../../kit/field.js';

export function KeyForm({ reason }: { reason: string }) {
  const [key, setKey] = useState('');
  const submit = (): void => {
    if (key.trim() !== '' && isSendable(key)) choose({ by: 'key', key: key.trim() });
  };
  return (
    <section class="empty page" data-testid="key-form">
      <h1>Which merchant?</h1>
      <p role="alert">{reason}</p>
      <form onSubmit={submitting(submit)}>
        <KeyField value={key} onInput={setKey} required />
        <div class="actions">
          <Button tone="primary" type="submit">
            Show this merchant
          </Button>
          {facts.public === true && <LinkButton href="/">Get my own sandbox</LinkButton>}
          {facts.loopback && <Button onClick={() => choose({ by: 'default' })}>Show the merchant default</Button>}
        </div>
      </form>
    </section>
  );
}
