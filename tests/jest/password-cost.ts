// At the real cost, bcrypt takes a third of the processor time of tests about accounts.
// password.test.ts checks the real cost.
jest.mock('@/lib/server/auth/password-cost', () => ({ PASSWORD_COST: 4 }));
