/** The room that a drawing has. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Of the element that is given the reference: how wide it is inside, in whole pixels; 0 before it is known. */
export function useWidth(): readonly [frame: RefObject<HTMLDivElement | null>, width: number] {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const look = (): void => setWidth(Math.floor(frame.current?.clientWidth ?? 0));
    const observer = new ResizeObserver(look);
    if (frame.current) observer.observe(frame.current);
    look();
    return () => observer.disconnect();
  }, []);
  return [frame, width];
}
