#!/bin/sh
# `npm start`: how Node runs the portal. The one place of these flags: the measurements and the proofs start it with this file too.
# Words after the file's name are flags that come later and so win: `npm start -- --max-old-space-size=512`.

# One arena of the C library for all threads: with one each, what the picture and PIN workers freed stayed with the process.
export MALLOC_ARENA_MAX=1

# Pieces of 32 kB and more are asked of the system one by one and go back to it when freed: pictures and pages come and go.
export MALLOC_MMAP_THRESHOLD_=32768

# The types are taken out of our TypeScript before the portal starts, and no compiled code is kept in memory a second time: 29 MB less for as long as it runs.
unset NODE_COMPILE_CACHE
set -- --import "$(CDPATH= cd "$(dirname "$0")" && pwd)/type-stripping.mjs" "$@"

# The heap of JavaScript, in MB: with the stored pages, which lie outside it, a busy process takes 260 to 345 MB.
set -- --max-old-space-size=256 "$@"

# The space for young objects, in MB, of one size from the start: smaller, and a search costs half as much again.
set -- --min-semi-space-size=16 --max-semi-space-size=16 "$@"

# V8 guesses which objects live long and puts them into the old space at once. Where it guessed wrong, as after some starts,
# answers went there too, and a search cost up to a third more until the next start.
set -- --no-allocation-site-pretenuring "$@"

# `exec`: Node takes the place of this shell, so that a signal to npm reaches the portal.
exec node "$@" "$(dirname "$0")/server.ts"
