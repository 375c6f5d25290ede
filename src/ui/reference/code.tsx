/** Code in colours, and code in every language. */
import { useState } from 'preact/hooks';
import { LANGUAGES, type LanguageId, type SnippetRequest, snippet } from '../../snippets/index.js';
import { kept } from '../api/kept.js';
import { Code } from '../kit/code.js';
import { codePieces, jsonPieces, layOut, type Piece } from './json-text.js';

export const Pieces = ({ pieces }: { pieces: readonly Piece[] }) => (
  <>
    {pieces.map(({ text, kind }, i) =>
      kind === 'plain' ? (
        text
      ) : (
        <span key={`${i}`} class={`code-${kind}`}>
          {text}
        </span>
      ),
    )}
  </>
);

/** More of an answer than this is shown without colours, which would make the page slow. */
export const MOST_COLOURED = 50_000;

/** JSON text, laid out where it is JSON; anything else as it is. */
export function JsonCode({ text, what }: { text: string; what: string }) {
  const shown = layOut(text);
  const code = shown ?? text;
  return (
    <Code text={code} what={what}>
      {shown !== undefined && shown.length < MOST_COLOURED ? <Pieces pieces={jsonPieces(shown)} /> : code}
    </Code>
  );
}

const keptLanguage = kept('localStorage', 'tenderbox.language');

function readLanguage(): LanguageId {
  const language = keptLanguage.read() ?? '';
  return Object.hasOwn(LANGUAGES, language) ? (language as LanguageId) : 'curl';
}

const NAMES = Object.keys(LANGUAGES) as LanguageId[];

/** The call as code, in the language that the reader chose last. */
export function CallAsCode({ request, name = 'language' }: { request: SnippetRequest; name?: string }) {
  const [language, setLanguage] = useState(readLanguage);
  const choose = (next: LanguageId): void => {
    keptLanguage.write(next);
    setLanguage(next);
  };
  const code = codeOf(language, request);
  return (
    <>
      <fieldset class="languages">
        <legend class="unseen">Language</legend>
        {NAMES.map((id) => (
          <label key={id}>
            <input type="radio" name={name} value={id} checked={id === language} onChange={() => choose(id)} />
            <span>{LANGUAGES[id].label}</span>
          </label>
        ))}
      </fieldset>
      <div data-testid="code">
        {code === undefined ? (
          <p class="soft">
            This call cannot be written in {LANGUAGES[language].label}: a value holds a control character.
          </p>
        ) : (
          <Code text={code} what="the code">
            <Pieces pieces={codePieces(code)} />
          </Code>
        )}
      </div>
    </>
  );
}

function codeOf(language: LanguageId, request: SnippetRequest): string | undefined {
  try {
    return snippet(language, request);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
