// The files are ES modules and need no transformation: node --experimental-vm-modules node_modules/.bin/jest
export default { transform: {} };
