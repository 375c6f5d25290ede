import type { BuildOptions, BuildResult } from 'esbuild';

export function bundle(entryPoints: string[], outdir: string, changes?: BuildOptions): Promise<BuildResult>;
export function bundleClient(entryPoint: string, outdir: string, changes?: BuildOptions): Promise<BuildResult>;
