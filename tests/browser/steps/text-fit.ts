/** What a ruler finds on a page about its texts and fields; it runs in the page. */

/** Sentences about what is wider than the screen, cut off, or too narrow to type in. */
export function troublesOfText(): string[] {
  const NARROW_PX = 120;
  const troubles: string[] = [];
  const page = document.documentElement;
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${(element.getAttribute("class") ?? "").slice(0, 60)}"> ${(element.textContent ?? "").trim().slice(0, 40)}`;
  const style = (element: Element) => getComputedStyle(element);
  const up = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...up(element.parentElement)] : [];
  const isUnseen = (element: Element) =>
    [element, ...up(element)].some(
      (one) => style(one).clipPath === "inset(50%)" || style(one).visibility === "hidden" || style(one).opacity === "0",
    );
  const scrollsAside = (element: Element) => up(element).some((one) => /auto|scroll/.test(style(one).overflowX));
  if (page.scrollWidth > page.clientWidth) troubles.push(`is ${page.scrollWidth - page.clientWidth} px too wide`);
  const holdsText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "");
  for (const element of document.body.querySelectorAll("*")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || isUnseen(element)) continue;
    if (holdsText(element) || element.matches("input, select, textarea, button, a")) {
      if ((box.right > page.clientWidth + 1 || box.left < -1) && !scrollsAside(element) && !element.closest("svg"))
        troubles.push(`sticks out: ${name(element)}`);
    }
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !(node.textContent ?? "").trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      const own = [element, ...up(element)].find((one) => style(one).display !== "inline")!.getBoundingClientRect();
      if (text.right > own.right + 3 || text.left < own.left - 3) troubles.push(`spills over: ${name(element)}`);
      const around = [element, ...up(element)].find((one) => style(one).overflow !== "visible");
      if (!around || around === document.body || around === page || !/hidden|clip/.test(style(around).overflow))
        continue;
      const edge = around.getBoundingClientRect();
      if (text.right > edge.right + 2 || text.bottom > edge.bottom + 2) troubles.push(`is cut: ${name(element)}`);
    }
    const types = element.matches(
      "textarea, select, input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=range])",
    );
    if (types && box.width < NARROW_PX)
      troubles.push(`is ${Math.round(box.width)} px narrow: ${element.outerHTML.slice(0, 120)}`);
  }
  return [...new Set(troubles)];
}
