import type { Metadata } from 'next';
import { NothingHere } from '@/components/layout/nothing-here';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <NothingHere title="There is nothing here">The link may be old, or the page may have moved.</NothingHere>
  );
}
