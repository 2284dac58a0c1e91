package arenhold.rules;

import java.util.ArrayList;
import java.util.List;

/** A table whose players answer immediately: matches run straight through, without reruns. */
public class Playout extends UnheardTable {

  /** Decides for every seat, Nature included. */
  @FunctionalInterface
  public interface Player {
    /** Picks a choice: its index from 0 to {@code options.size() - 1}. */
    int pick(Seat seat, Prompt prompt, Options options);
  }

  private final Player player;

  public Playout(Player player) {
    this.player = player;
  }

  /** Plays {@code position} to the end of the match. */
  public final <P> void play(Game<P> game, P position) {
    do startUnit();
    while (game.advance(position, this));
  }

  /** Plays one unit. Returns whether the match goes on. */
  public final <P> boolean playUnit(Game<P> game, P position) {
    startUnit();
    return game.advance(position, this);
  }

  @Override
  protected int answer(Seat seat, Prompt prompt, Object context) {
    Options options = filled();
    return options.get(player.pick(seat, prompt, options));
  }

  /** Offers to seats that do not decide may be taken at the start; no others are. */
  @Override
  public <T> Decided<T> together(List<Seat> seats, Branch<T> branch, List<Asked> offers) {
    List<Answer> taken = new ArrayList<>();
    for (Asked offer : offers) {
      if (!seats.contains(offer.seat()) && takes(offer)) taken.add(answered(offer));
    }
    List<T> results = new ArrayList<>(seats.size());
    for (Seat seat : seats) results.add(branch.run(seat));
    return new Decided<>(results, taken);
  }

  private boolean takes(Asked offer) {
    Options options = options();
    options.add(0);
    options.add(1);
    return player.pick(Seat.NATURE, offer.prompt(), options) == 1;
  }

  @Override
  public Answer first(List<Asked> questions) {
    Options options = options();
    for (int i = 0; i < questions.size(); i++) options.add(i);
    return answered(
        questions.get(player.pick(Seat.NATURE, questions.getFirst().prompt(), options)));
  }

  private Answer answered(Asked asked) {
    options(asked);
    return new Answer(asked.seat(), answer(asked.seat(), asked.prompt(), asked.context()));
  }
}
