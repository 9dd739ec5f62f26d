// At the real cost a third of the processor time of tests about accounts is bcrypt's; password.test.ts holds that cost.
jest.mock('@/lib/server/auth/password-cost', () => ({ PASSWORD_COST: 4 }));
