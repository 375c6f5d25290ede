// The program of an executable of one file: it lays the package beside the user's caches once, and starts it from there.
const { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { homedir } = require('node:os');
const { dirname, isAbsolute, join } = require('node:path');
const { getAsset } = require('node:sea');

const { name, files } = JSON.parse(getAsset('package', 'utf8'));

/** Where a system keeps what can be made again. */
function cacheFolder() {
  const { XDG_CACHE_HOME = '' } = process.env;
  if (isAbsolute(XDG_CACHE_HOME)) return XDG_CACHE_HOME;
  if (process.platform === 'win32') return process.env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local');
  return process.platform === 'darwin' ? join(homedir(), 'Library', 'Caches') : join(homedir(), '.cache');
}

/** The package's folder, whole: several may begin at once, and whatever clears caches may have taken a part. */
function unpacked() {
  const home = join(cacheFolder(), 'tenderbox');
  const folder = join(home, name);
  const isWhole = () => files.every((path) => existsSync(join(folder, path)));
  if (isWhole()) return folder;
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const draft = mkdtempSync(`${folder}.`);
  try {
    for (const path of files) {
      mkdirSync(dirname(join(draft, path)), { recursive: true });
      writeFileSync(join(draft, path), Buffer.from(getAsset(path)));
    }
    // Another one may have been as quick, and run from it already.
    if (isWhole()) return folder;
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  } catch (error) {
    if (!isWhole()) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
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
