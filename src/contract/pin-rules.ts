/** Which PINs are too easy to guess: the most chosen ones, repeats, runs, and what others know of their owner. */

/** The most chosen six-digit PINs that the rules below do not name. */
const COMMON = new Set(
  "123123 123321 147258 258369 159753 159357 789456 456123 147147 456456 789789 321321 654123 112358 314159 123654 520520 100000 200000 420420 786786 108108".split(
    " ",
  ),
);

/** One or two blocks of the same digit (111111, 000003, 222200), or three pairs (112233). */
const BLOCKS = /^(?:(\d)\1*(\d)\2*|(\d)\3(\d)\4(\d)\5)$/;

export interface PinOwner {
  phoneNo?: string | undefined;
  /** 'YYYY-MM-DD' */
  birthDate?: string | null | undefined;
}

/** True for a PIN that may not be chosen (verification standard 6.2.4 and 6.2.11): common, 111111, 222200, 112233, 121212, 345678, 876543, the phone's last six digits, the day of birth. */
export function isWeakPin(pin: string, { phoneNo, birthDate }: PinOwner = {}): boolean {
  return (
    COMMON.has(pin) ||
    BLOCKS.test(pin) ||
    repeats(pin) ||
    runs(pin) ||
    pin === phoneNo?.slice(-6) ||
    isBirthDay(pin, birthDate)
  );
}

function repeats(pin: string): boolean {
  return [1, 2].some((period) => pin === pin.slice(0, period).repeat(pin.length / period));
}

function runs(pin: string): boolean {
  const steps = new Set([...pin].slice(1).map((digit, at) => (Number(digit) - Number(pin[at]) + 10) % 10));
  return steps.size === 1 && (steps.has(1) || steps.has(9));
}

function isBirthDay(pin: string, birthDate: string | null | undefined): boolean {
  const [year, month, day] = birthDate?.split("-") ?? [];
  if (!year || !month || !day) return false;
  const short = year.slice(2);
  return [day + month + short, month + day + short, short + month + day].includes(pin);
}
