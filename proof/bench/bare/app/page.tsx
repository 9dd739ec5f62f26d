import { connection } from 'next/server';

/** An empty page, rendered on request, to compare the product's pages with. */
export default async function BarePage() {
  await connection();
  return <h1>Bare</h1>;
}
