import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What is waited for comes later on a machine that is busy with a build beside the tests.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has the dialog element without its methods.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};
