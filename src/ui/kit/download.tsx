/** Saves what a call answers as a file. A plain link would not say whose world it is about. */
import { fetchFile } from '../api/control.js';
import { Act } from './act.js';
import { say } from './toasts.js';

interface DownloadProps {
  /** Below /_sandbox, with its query string. */
  path: string;
  file: string;
  testId?: string;
  children: string;
}

export function DownloadButton({ path, file, ...button }: DownloadProps) {
  return <Act {...button} run={async () => saveFile(file, await fetchFile(path))} />;
}

export function saveFile(file: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = file;
  link.click();
  URL.revokeObjectURL(link.href);
  say(`Saved ${file}.`);
}
