/** Every way to print JSON, with every content that breaks receivers which print it again. */
import { SETTINGS } from '../domain/merchants/settings.js';
import type { JsonStyle } from '../variants/json.js';
import { CONTENTS, type Content, genuine } from './receiver-messages.js';
import type { Case } from './receiver-types.js';

const STYLES: Readonly<Record<JsonStyle, string>> = {
  js: 'as JavaScript prints it',
  plain: 'without exponents',
  fixed: 'with as many decimals as the currency has',
  php: 'as PHP prints it',
  indented: 'indented',
};

function contentCase(style: JsonStyle, content: Exclude<Content, 'plain'>): Case {
  return {
    id: `json-${style}-${content}`,
    title: `accepts ${CONTENTS[content]}, ${STYLES[style]}`,
    steps: (examined) => [
      {
        message: genuine({ name: `${style}${content}`, content, settings: { webhook_json: style } }, examined),
        expect: 'accepted',
      },
    ],
    means: 'Genuine webhooks are refused as soon as a customer, or the sender, writes the same data in other bytes.',
    fix: 'Verify the raw bytes of the body as UTF-8: take the text of data as it stands there, and never parse and print it again. Allow bodies of 64 KiB.',
  };
}

/** Five styles by five contents. */
export const CONTENT_CASES: readonly Case[] = SETTINGS.webhook_json.values.flatMap((style) =>
  (Object.keys(CONTENTS) as Exclude<Content, 'plain'>[]).map((content) => contentCase(style, content)),
);
