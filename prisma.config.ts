/** For `npx prisma …`. */
export default {
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL || '' },
};
