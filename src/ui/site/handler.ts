/**
 * The frame that a reader's own webhook handler runs in, and the JavaScript of the guides. What a reader writes can only run where a policy lets it, and the narrowest
 * place is this document: the page that shows it has put it into a sandbox, so it has no origin, and what the site keeps in the
 * browser is out of reach; its policy allows workers from a blob, scripts of the site, and nothing else. The worker takes that policy
 * over, so it has no network, and cannot make code of text either. No other page of the site allows more than its own scripts.
 */

/** What the page around hands in; with it comes the port that the code talks to. */
export interface Handler {
  /** It begins in its first line, so that errors name the line where they are. */
  code: string;
  /** What the worker is told with the port. */
  data: unknown;
}

const addressOf = (path = ''): string => JSON.stringify(new URL(path, location.href).href);
const { handling, engine } = (document.currentScript as HTMLScriptElement).dataset;
/** What the code may call, and where it finds a sandbox of its own. */
const before = `importScripts(${addressOf(handling)});self.TENDERBOX_ENGINE=${addressOf(engine)};`;

window.addEventListener('message', ({ source, data, ports }: MessageEvent<Handler>) => {
  // A page that frames this without a sandbox would have it run in the site's own origin.
  if (source !== window.parent || self.origin !== 'null') return;
  const worker = new Worker(URL.createObjectURL(new Blob([before + data.code], { type: 'text/javascript' })));
  worker.onerror = ({ message, lineno }) => {
    // Of code that cannot be read, Firefox tells a worker without an origin nothing more.
    const told =
      message === undefined ? 'SyntaxError, and this browser does not say where.' : `${message}, line ${lineno}.`;
    window.parent.postMessage(told, '*');
  };
  worker.postMessage(data.data, [...ports]);
});
