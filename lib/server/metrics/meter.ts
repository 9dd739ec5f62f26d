import { countFigure, type FigureName } from '../figures';
import { singleton } from '../singleton';

/** The metrics that count events, by name, with the outcomes that each event can have. */
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
 * The meter of this process. `on` is set by start-metrics.ts, which runs only when METRICS_TOKEN is
 * set.
 */
export const meter = singleton<{ on?: Meter }>('metrics', () => ({}));

/**
 * Returns the name of the daily figure in which an event also counts; null when there is none. Of the
 * mails, only those that a server has accepted count.
 */
const figureOf = (name: keyof Outcomes, outcome: string): FigureName | null => {
  if (name === 'campmates_ai_calls_total') return 'ai_calls';
  if (name === 'campmates_forecast_calls_total') return 'forecast_calls';
  return name === 'campmates_mails_total' && outcome === 'sent' ? 'mails' : null;
};

/** Counts an event for the daily figures and, when the meter is on, for /metrics. */
export const countEvent: Meter['count'] = (name, outcome) => {
  const figure = figureOf(name, outcome);
  if (figure) countFigure(figure);
  meter.on?.count(name, outcome);
};
