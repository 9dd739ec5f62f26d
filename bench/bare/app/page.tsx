import { connection } from 'next/server';

/** What the product's pages are measured against: rendered on request, and empty. */
export default async function BarePage() {
  await connection();
  return <h1>Bare</h1>;
}
