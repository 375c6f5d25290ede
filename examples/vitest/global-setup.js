// One sandbox for all workers: the one of `tenderbox exec` where there is one, else one in the process of vitest.
import { createTenderbox } from 'tenderbox';

export default async function setup(project) {
  const given = process.env.TENDERBOX_CONTROL_URL;
  if (given) {
    project.provide('controlUrl', given);
    return undefined;
  }
  const box = await createTenderbox();
  project.provide('controlUrl', box.controlUrl);
  return () => box.close();
}
