// With the real cost, tests about accounts spend a third of their processor time in bcrypt.
// password.test.ts checks the real cost.
jest.mock('@/lib/server/auth/password-cost', () => ({ PASSWORD_COST: 4 }));
