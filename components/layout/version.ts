/** The label that the specification asks for; package.json's version follows it. */
export const version = '0.429';
