/** Runs what a reader may write, in the one document that lets it: handler.ts says why. */
import { element } from './element.js';
import type { Handler } from './handler.js';

/** Code that runs in a worker without origin and network. */
interface Framed {
  /** Rejects with what is wrong with the code. */
  readonly failed: Promise<never>;
  /** Ends it. */
  close(): void;
}

/** @param port whom the code talks to */
export async function runFramed(base: string, handler: Handler, port: MessagePort): Promise<Framed> {
  const frame = element('iframe', { src: `${base}/handler.html`, title: 'Your code', hidden: true });
  frame.setAttribute('sandbox', 'allow-scripts');
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const listening = new AbortController();
  const failed = new Promise<never>((_never, reject) => {
    const listen = ({ source, data }: MessageEvent<string>): void => {
      if (source === frame.contentWindow) reject(new Error(data));
    };
    window.addEventListener('message', listen, { signal: listening.signal });
  });
  frame.contentWindow?.postMessage(handler, '*', [port]);
  return {
    failed,
    close() {
      listening.abort();
      frame.remove();
    },
  };
}
