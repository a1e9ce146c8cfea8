/** The mark of the house: a lotus opening over a bridge. */

/** Beside a written name it is decoration; alone it needs `label`. */
export function LotusBridge({ label, className = "size-10" }: { label?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={className}
    >
      <g className="fill-saffron">
        <path d="M24 4.500c5 5 7.2 9.6 7.2 14S28.6 26.6 24 29c-4.6-2.4-7.2-6.1-7.2-10.500S19 9.5 24 4.500Z" />
        <path d="M14.6 9.800c-.5 2.8-.5 5.7.1 8.7.7 3.9 2.7 7.3 6 10.2-4.7-.1-8.3-1.7-10.5-4.8-2.4-3.4-2.5-7.5-.8-12.4 1.7-.9 3.4-1.5 5.2-1.700ZM33.4 9.800c.5 2.8.5 5.7-.1 8.7-.7 3.9-2.7 7.3-6 10.2 4.7-.1 8.3-1.7 10.5-4.8 2.4-3.4 2.5-7.5.8-12.4-1.7-.9-3.4-1.5-5.2-1.700Z" />
        <path d="M6.8 18.500c.2 2.9 1.2 5.4 2.9 7.5 1.3 1.6 3 2.9 5 3.8-4.9 1-9-.6-12.2-4.7 1-2.8 2.4-5 4.3-6.600ZM41.2 18.500c-.2 2.9-1.2 5.4-2.9 7.5-1.3 1.6-3 2.9-5 3.8 4.9 1 9-.6 12.2-4.7-1-2.8-2.4-5-4.3-6.600Z" />
      </g>
      <path
        d="M2 37.500C8.5 33.8 16 32 24 32s15.5 1.8 22 5.500v6h-5.200c-.5-3-2.5-4.8-5.3-4.800s-4.8 1.8-5.3 4.800h-.9c-.5-3.2-2.5-5-5.3-5s-4.8 1.8-5.3 5h-.9c-.5-3-2.5-4.8-5.3-4.800s-4.8 1.8-5.3 4.800H2Z"
        className="fill-maroon"
      />
    </svg>
  );
}
