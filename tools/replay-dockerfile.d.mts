export interface Instruction {
  name: string;
  value: string;
}
export interface ReplayedImage {
  /** The folder that stands for the root of the image. */
  root: string;
  bin: string;
  workdir: string;
  env: Record<string, string>;
  user: string;
  entrypoint: string[];
  command: string[];
  health: string[];
  expose: number[];
}
export function instructionsOf(text: string): Instruction[];
export function replayDockerfile(target: string, options?: { nodeModules?: string }): Promise<ReplayedImage>;
