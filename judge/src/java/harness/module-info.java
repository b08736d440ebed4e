/** The judge's part in Java. What it opens is open to itself only: a learner's classes are in no named module. */
module judge {
  requires static java.compiler;
  exports judge;
}
