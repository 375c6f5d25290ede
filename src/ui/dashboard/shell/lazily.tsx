/** Parts of the page that are fetched when they are first drawn. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../../kit/toasts.js';

/** A component that draws nothing until its module is there. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  return function Lazy(props: Props) {
    const [, draw] = useState(false);
    useEffect(() => {
      if (known !== undefined) return;
      load().then(
        (View) => {
          known = View;
          draw(true);
        },
        () => say('The sandbox did not send this part of the page. Reload it when the sandbox is back.', 'bad'),
      );
    }, []);
    const View = known;
    return View === undefined ? null : <View {...props} />;
  };
}
