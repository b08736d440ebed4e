package judge;

/** The function returned what its signature does not say. */
final class BadAnswer extends RuntimeException {
  private static final long serialVersionUID = 1;

  BadAnswer(String message) {
    super(message);
  }
}
