/** What a thumb and an eye find on a page of a phone; it runs in the page. */

/** Sentences about what is too small to press, shortened by an ellipsis, or urged beside something else that is urged. */
export function troublesOfTouch(): string[] {
  const LEAST_PX = 44;
  const troubles: string[] = [];
  const style = (element: Element, part?: string) => getComputedStyle(element, part);
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${(element.getAttribute("class") ?? "").slice(0, 60)}"> ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}`;
  const isHeardOnly = (element: Element | null): boolean =>
    element !== null && (style(element).clipPath === "inset(50%)" || isHeardOnly(element.parentElement));
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isHeardOnly(element);
  const isInText = (element: Element) => style(element).display === "inline" && !element.querySelector("svg, img");
  /** What can be hit: the label of a box to tick, the card that a link fills. */
  const targetOf = (element: HTMLElement) => {
    if (element.matches("[type=checkbox], [type=radio]")) return element.closest("label") ?? element;
    return style(element, "::after").position === "absolute" ? (element.offsetParent ?? element) : element;
  };
  const hasWords = (element: Element) => [...element.querySelectorAll("*"), element].some((one) => !isHeardOnly(one) && [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "")); // biome-ignore format: one question
  const pressed = "a[href], button, summary, select, textarea, input:not([type=hidden], [type=file])";
  for (const element of document.querySelectorAll<HTMLElement>(pressed)) {
    const target = targetOf(element);
    const { width, height } = target.getBoundingClientRect();
    if (width < 2 || height < 2 || !isSeen(target) || isInText(element)) continue;
    if (height < LEAST_PX - 0.5 || (width < LEAST_PX - 0.5 && !hasWords(target)))
      troubles.push(`is ${Math.round(width)} x ${Math.round(height)} px to press: ${name(element)}`);
  }
  for (const element of document.querySelectorAll<HTMLElement>("nav *, button *, label *"))
    if (style(element).textOverflow === "ellipsis" && isSeen(element) && element.scrollWidth > element.clientWidth + 1)
      troubles.push(`is shortened: ${name(element)}`);
  const pen = document.createElement("canvas").getContext("2d")!;
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input[placeholder], select")) {
    const { font, paddingInlineStart, paddingInlineEnd } = style(field);
    pen.font = font;
    const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    const text = "placeholder" in field ? field.placeholder : (field.selectedOptions[0]?.text ?? "");
    if (field.clientWidth > 0 && isSeen(field) && pen.measureText(text).width > room + 1)
      troubles.push(`has no room for its words: ${text}`);
  }
  const urged = [...document.querySelectorAll("main .bg-saffron:is(a, button)")].filter(
    (element) => isSeen(element) && !element.closest("search, [role=search], article, li, tr"),
  );
  if (urged.length > 1) troubles.push(`urges to ${urged.length} things: ${urged.map(name).join(" and ")}`);
  return [...new Set(troubles)];
}
