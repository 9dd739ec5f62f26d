import { countFigure, type FigureName } from '../figures';
import { singleton } from '../singleton';

/** Metrics that count events, each with its possible outcomes. */
export interface Outcomes {
  campmates_mails_total: 'sent' | 'refused' | 'failed';
  campmates_forecasts_total: 'hit' | 'miss';
  campmates_forecast_calls_total: 'answered' | 'failed';
  campmates_ai_calls_total: 'answered' | 'failed';
}

export interface Meter {
  count: <Name extends keyof Outcomes>(name: Name, outcome: Outcomes[Name]) => void;
  /** Returns all metrics of this process in Prometheus' text format. */
  text: () => Promise<string>;
  contentType: string;
  end: () => void;
}

/**
 * The meter of this process. `on` is set after start-metrics.ts has run, which happens only with
 * METRICS_TOKEN.
 */
export const meter = singleton<{ on?: Meter }>('metrics', () => ({}));

/**
 * Returns the daily figure in which an event also counts, or null. A mail counts only when a server
 * has accepted it.
 */
const figureOf = (name: keyof Outcomes, outcome: string): FigureName | null => {
  if (name === 'campmates_ai_calls_total') return 'ai_calls';
  if (name === 'campmates_forecast_calls_total') return 'forecast_calls';
  return name === 'campmates_mails_total' && outcome === 'sent' ? 'mails' : null;
};

/** Counts an event for the daily figures and, when a meter runs, for /metrics. */
export const countEvent: Meter['count'] = (name, outcome) => {
  const figure = figureOf(name, outcome);
  if (figure) countFigure(figure);
  meter.on?.count(name, outcome);
};
