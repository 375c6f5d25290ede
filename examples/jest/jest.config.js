// The files are ES modules and need no transformation; jest reads them with node --experimental-vm-modules.
export default { testEnvironment: 'node', transform: {} };
