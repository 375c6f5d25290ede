// The program of an executable of one file: it lays the package beside the user's caches once, and starts it from there.
const { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { homedir } = require('node:os');
const { dirname, join } = require('node:path');
const { getAsset } = require('node:sea');

const { name, files } = JSON.parse(getAsset('package', 'utf8'));

/** Where a system keeps what can be made again. */
function cacheFolder() {
  if (process.env.XDG_CACHE_HOME) return process.env.XDG_CACHE_HOME;
  if (process.platform === 'win32') return process.env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local');
  return process.platform === 'darwin' ? join(homedir(), 'Library', 'Caches') : join(homedir(), '.cache');
}

/** The package's folder, whole: several may begin at once, and whatever clears caches may have taken a part. */
function unpacked() {
  const folder = join(cacheFolder(), 'tenderbox', name);
  const isWhole = () => files.every((path) => existsSync(join(folder, path)));
  if (isWhole()) return folder;
  const draft = `${folder}.${process.pid}`;
  for (const path of files) {
    mkdirSync(dirname(join(draft, path)), { recursive: true, mode: 0o700 });
    writeFileSync(join(draft, path), Buffer.from(getAsset(path)));
  }
  rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!isWhole()) throw error;
  }
  return folder;
}

try {
  // Modules are read from files alone.
  createRequire(join(unpacked(), 'start.cjs'))('./start.cjs');
} catch (error) {
  console.error(
    `tenderbox: it cannot unpack itself: ${error.message}. Set XDG_CACHE_HOME to a folder that may be written.`,
  );
  process.exitCode = 1;
}
