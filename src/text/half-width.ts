/** Converts full-width digits, letters and signs to half-width: `Ｄ６` → `D6`. */
export const halfWidth = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
