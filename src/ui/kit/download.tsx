/** Saves what a call answers as a file. A plain link would not say whose world it is about. */
import { useEffect } from 'preact/hooks';
import { fetchFile, messageOf } from '../api/control.js';
import { useAction } from '../api/use-data.js';
import { Button } from './button.js';
import { say } from './toasts.js';

/** @param path below /_sandbox, with its query string */
export function DownloadButton({ path, file, children }: { path: string; file: string; children: string }) {
  const save = useAction(async () => {
    const url = URL.createObjectURL(await fetchFile(path));
    const link = document.createElement('a');
    link.href = url;
    link.download = file;
    link.click();
    URL.revokeObjectURL(url);
    say(`Saved ${file}.`);
  });
  useEffect(() => {
    if (save.failure) say(messageOf(save.failure), 'bad');
  }, [save.failure]);
  return (
    <Button busy={save.busy} onClick={() => void save.run()}>
      {children}
    </Button>
  );
}
