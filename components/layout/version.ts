/** The app's version as shown to people. It equals package.json's version. */
export const version = '0.429';
