/** Defines a diagnostic beside the code that reports it: code, severity and wording. */
import type { Finding, Place, Severity } from './diagnostic.ts';

export interface Definition<Args> {
  /** Public and stable: printed with every finding, and the address of its page. */
  code: string;
  severity: Severity;
  /** The problem, in one sentence. */
  message: (args: Args) => string;
  /** The remedy. */
  hint?: (args: Args) => string | undefined;
}

export interface DiagnosticKind<Args> {
  code: string;
  finding(place: Place, args: Args): Finding;
}

/** A diagnostic that a stage reports with `report(kind.finding(place, args))`. */
export function defineDiagnostic<Args>(definition: Definition<Args>): DiagnosticKind<Args> {
  return {
    code: definition.code,
    finding: (place, args) => toFinding(definition, place, args),
  };
}

/** The finding at a place, in words. */
export function toFinding<Args>(
  { code, severity, message, hint }: Definition<Args>,
  place: Place,
  args: Args,
): Finding {
  return { ...place, code, severity, message: message(args), hint: hint?.(args) };
}
