/** Draws the codes that the build could not draw, because it did not know where the site would be. */

/** Does no other device reach the site under this name? */
const isOwnComputer = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(host) || host === '';

/** False where codes are left out: they would lead a phone to itself. */
export async function drawCodes(): Promise<boolean> {
  const places = document.querySelectorAll<HTMLAnchorElement>('a[data-code]');
  if (places.length === 0) return true;
  if (isOwnComputer(location.hostname)) {
    document.querySelector('.scan')?.remove();
    return false;
  }
  const { qrCode } = await import('../../view/print/qr.ts');
  for (const place of places) {
    const { size, path } = qrCode(place.href);
    const [svg, line] = [create('svg'), create('path')];
    svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
    svg.setAttribute('aria-hidden', 'true');
    line.setAttribute('d', path);
    svg.append(line);
    place.append(svg);
  }
  for (const address of document.querySelectorAll('.sheet .address'))
    address.prepend(location.host);
  return true;
}

const create = (name: string): SVGElement =>
  document.createElementNS('http://www.w3.org/2000/svg', name);
