/** The mark: a running track around the sun that rises behind Bandung's mountains. */
export function BrandMark({ size = 44 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <rect width="48" height="48" rx="14" fill="var(--primary)" />
      <circle cx="24" cy="21" r="8.5" fill="var(--accent)" />
      <path d="M3 34c6-1 9-9 14-9s6 4 9 4 5-6 9-6 6 6 10 7v9a9 9 0 0 1-9 9H12a9 9 0 0 1-9-9z" fill="var(--primary-dark)" />
      <path d="M4 39c9-4 13 1 20 1s12-5 20-2M8 44c8-2 11 0 17 0s9-2 14-2" fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
