import { Client } from 'pg';

export async function withAdmin<Result>(
  adminUrl: string,
  use: (admin: Client) => Promise<Result>,
): Promise<Result> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    return await use(admin);
  } finally {
    await admin.end();
  }
}
